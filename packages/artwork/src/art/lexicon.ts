/** Words of titles and the pictures that they suggest, except words that are a picture's own name. */
export const lexicon: Readonly<Record<string, string>> = pictures(`
dragon=dragon drake=dragon-face wyrm=dragon serpent=snake wyrmling=dragon-face scale=dragon hoard=money-bag
cat=cat-face kitten=cat calico=cat-face whiskers=cat-face paw=paw-prints meow=cat-face
tiger=tiger-face tigress=tiger cub=tiger-face stripes=tiger claw=tiger phoenix=phoenix-bird firebird=phoenix-bird ember=fire embers=fire flame=fire blaze=fire
peacock=peacock crane=flamingo koi=tropical-fish carp=carp-streamer pond=lotus lantern=red-paper-lantern lamp=diya-lamp lamps=diya-lamp
firework=fireworks fireworks=fireworks firecracker=firecracker envelope=red-envelope packet=red-envelope riddle=scroll scroll=scroll
monkey=monkey-face monkeys=monkey-face peach=peach naga=dragon nagas=dragon boatman=canoe catfish=fish elephant=elephant tusks=elephant mahout=elephant howdah=elephant
lotus=lotus champa=plumeria petal=blossom petals=cherry-blossom blossom=cherry-blossom orchid=hibiscus orchids=hibiscus garland=hibiscus bouquet=bouquet butterfly=butterfly weaver=thread dragonfly=cricket
god=man-genie boss=money-mouth-face lion=lion lions=lion kumquat=tangerine kumquats=tangerine ingot=coin drum=drum
mahjong=mahjong-red-dragon tile=mahjong-red-dragon tiles=mahjong-red-dragon pung=mahjong-red-dragon kong=mahjong-red-dragon sparrow=bird sparrows=bird tea=teapot
samurai=crossed-swords ronin=crossed-swords shogun=japanese-castle katana=dagger blade=dagger blades=dagger sword=crossed-swords swords=crossed-swords oni=ogre mask=performing-arts masks=performing-arts castle=castle armor=shield
ninja=ninja-light ninjas=ninja-light shinobi=ninja-medium-light shuriken=star smoke=dashing-away frog=frog
panda=panda pandas=panda bear=bear bamboo=tanabata-tree dumpling=dumpling dumplings=dumpling kite=kite belly=panda
sushi=sushi wasabi=hot-pepper ramen=steaming-bowl noodle=steaming-bowl noodles=steaming-bowl bento=bento-box tuna=fish roll=sushi rolls=sushi chef=cook-light skewers=dango bowl=steaming-bowl
fox=fox foxes=fox kitsune=fox vixen=fox tail=fox tails=fox shrine=shinto-shrine
rabbit=rabbit-face rabbits=rabbit-face hare=rabbit bunny=rabbit-face mooncake=moon-cake mooncakes=moon-cake moon=full-moon archer=bow-and-arrow
kraken=octopus mermaid=woman-merpeople-light mermaids=woman-merpeople-medium siren=woman-merpeople-light shark=shark sharks=shark pearl=oyster pearls=oyster whale=spouting-whale octopus=octopus coral=coral turtle=turtle turtles=turtle trident=trident-emblem shell=spiral-shell tide=water-wave reef=coral dolphin=dolphin squid=squid crab=crab lobster=lobster manta=jellyfish jellyfish=jellyfish anglerfish=blowfish piranha=fish swordfish=fish hammerhead=shark crocodile=crocodile toad=frog
pharaoh=crown anubis=wolf bastet=black-cat horus=eagle sphinx=lion scarab=beetle scarabs=beetle cobra=snake mummy=person-zombie mummies=person-zombie papyrus=scroll ankh=key obelisk=moai idol=moai idols=moai eye=eye camel=camel camels=camel
viking=man-beard-light jarl=man-red-hair-light shieldmaiden=woman-blonde-hair-light valkyrie=woman-blonde-hair-light raven=blackbird ravens=blackbird hammer=hammer axe=axe axes=axe shield=shield mead=beer-mug longship=canoe longships=canoe horn=postal-horn giant=ogre
sheriff=cowboy-hat-face outlaw=cowboy-hat-face outlaws=cowboy-hat-face gunslinger=cowboy-hat-face bounty=money-bag saloon=tumbler-glass train=locomotive badge=star revolver=water-pistol horseshoe=horse-face horseshoes=horse-face stagecoach=horse-face coyote=wolf
pirate=pirate-flag pirates=pirate-flag captain=parrot buccaneer=pirate-flag corsair=skull-and-crossbones parrot=parrot parrots=parrot doubloons=coin cannon=bomb cannons=bomb map=world-map maps=world-map compass=compass rum=bottle-with-popping-cork chest=money-bag treasure=money-bag plunder=money-bag
jaguar=leopard jaguars=leopard macaw=parrot llama=llama cacao=chocolate-bar eclipse=sun quetzal=parrot
medusa=snake minotaur=ox pegasus=unicorn athena=owl oracle=crystal-ball thunderbolt=high-voltage thunderbolts=high-voltage thunder=high-voltage laurel=herb laurels=herb labyrinth=classical-building lyre=banjo chariot=horse-face fleece=ram titan=moai
gladiator=military-helmet centurion=military-helmet legionary=military-helmet eagle=eagle eagles=eagle wolf=wolf wolves=wolf lioness=lion arena=stadium
count=man-vampire-light countess=woman-vampire-light bride=woman-vampire-light duke=man-vampire-light heiress=woman-vampire-medium-light bat=bat bats=bat coffin=coffin coffins=coffin rose=rose roses=rose chalice=wine-glass thirst=drop-of-blood kiss=kiss-mark mirror=mirror garlic=garlic fangs=woman-vampire-light
genie=man-genie djinn=man-genie sultan=man-wearing-turban-medium carpet=thread bazaar=amphora bottle=alembic wish=diya-lamp wishes=shooting-star samira=woman-genie
leprechaun=man-elf-light clover=four-leaf-clover clovers=four-leaf-clover rainbow=rainbow rainbows=rainbow fiddle=violin harp=musical-score pot=honey-pot pots=honey-pot shamrock=shamrock cobbler=mans-shoe shoe=mans-shoe
pinata=pinata pinatas=pinata mariachi=guitar luchador=man-wrestling catrina=skull chilli=hot-pepper chillies=hot-pepper maracas=maracas taco=taco marigold=sunflower skulls=skull skull=skull sombrero=cowboy-hat-face samba=woman-dancing-medium salsa=woman-dancing-light
princess=princess-light prince=prince-light queen=princess-medium-light king=prince-medium unicorn=unicorn unicorns=unicorn slipper=high-heeled-shoe slippers=high-heeled-shoe apple=red-apple beanstalk=seedling beans=beans troll=troll goats=goat goose=goose egg=egg eggs=egg crown=crown carriage=horse-face pixie=woman-fairy-light pixies=woman-fairy-medium fairy=woman-fairy-light knight=shield gingerbread=cookie
wizard=man-mage-light witch=woman-mage-light apprentice=man-mage-medium alchemist=alembic conjurer=top-hat owl=owl potion=alembic potions=alembic wand=magic-wand wands=magic-wand spell=sparkles spells=open-book grimoire=closed-book cauldron=pot-of-food crystal=gem-stone crystals=gem-stone hat=top-hat
pumpkin=jack-o-lantern pumpkins=jack-o-lantern ghost=ghost ghosts=ghost haunt=ghost skeleton=skull scarecrow=man-farmer-light zombie=person-zombie broom=broom graveyard=headstone butler=man-in-tuxedo-light
santa=santa-claus-light elf=woman-elf-light elves=man-elf-light reindeer=deer snowman=snowman sleigh=sled present=wrapped-gift presents=wrapped-gift stocking=socks bell=bell bells=bell snowflake=snowflake snowflakes=snowflake nutcracker=guard-light
penguin=penguin penguins=penguin walrus=seal seal=seal yeti=gorilla mammoth=mammoth mammoths=mammoth iceberg=ice igloo=hut aurora=milky-way tuxedos=penguin
gorilla=gorilla gorillas=gorilla ape=gorilla toucan=parrot panther=black-cat orangutan=orangutan banana=banana bananas=banana explorer=cowboy-hat-face vine=herb vines=herb
bison=bison buffalo=water-buffalo ox=ox oxen=ox bull=ox stampede=bison calf=cow-face
rhino=rhinoceros rhinos=rhinoceros hippo=hippopotamus giraffe=giraffe giraffes=giraffe cheetah=leopard cheetahs=leopard zebra=zebra zebras=zebra
rex=t-rex t-rex=t-rex raptor=t-rex raptors=t-rex longneck=sauropod triceratops=rhinoceros pterosaur=bat fossil=bone fossils=bone meteor=comet dino=sauropod bone=bone tooth=tooth
bee=honeybee bees=honeybee honey=honey-pot hive=honeybee honeycomb=honeybee honeycombs=honeybee beekeeper=farmer-light sunflower=sunflower sunflowers=sunflower
piggy=pig-face piggies=pig-face pig=pig-face rooster=rooster chicken=chicken chickens=chicken corn=ear-of-corn tractor=tractor barn=house-with-garden farmer=farmer-medium-light harvest=sheaf-of-rice scarecrows=farmer-light
lava=volcano volcano=volcano golem=moai salamander=lizard tiki=moai tikis=moai magma=volcano fireball=fire fireballs=fire
cherry=cherries cherries=cherries durian=melon durians=melon melon=watermelon melons=watermelon lemon=lemon lemons=lemon mango=mango mangoes=mango berry=strawberry juice=beverage-box coconut=coconut smoothie=tropical-drink cocktail=tropical-drink orchard=red-apple
candy=candy gummy=teddy-bear lollipop=lollipop lollipops=lollipop donut=doughnut donuts=doughnut cupcake=cupcake cupcakes=cupcake sugar=candy chocolate=chocolate-bar jelly=custard gumdrops=candy frosting=birthday-cake caramel=custard
beetle=beetle ladybird=lady-beetle ladybirds=lady-beetle firefly=sparkles snail=snail cricket=cricket mantis=cricket mushroom=mushroom mushrooms=mushroom butterflies=butterfly
rocket=rocket alien=alien aliens=alien astro=astronaut-light cosmonaut=astronaut-light star=star stars=star comet=comet comets=comet planet=ringed-planet planets=ringed-planet starship=rocket nebula=milky-way galaxy=milky-way galaxies=milky-way odyssey=rocket flight=small-airplane airship=balloon airships=balloon
robot=robot robots=robot robo=robot android=robot androids=robot mecha=robot bot=robot gears=gear circuit=robot chip=computer-disk battery=battery reactor=radioactive
striker=soccer-ball goalkeeper=gloves keeper=gloves goal=goal-net goals=goal-net cup=trophy trophy=trophy trophies=trophy boots=running-shoe penalty=soccer-ball penalties=soccer-ball whistle=soccer-ball kick=soccer-ball
racer=racing-car drift=automobile turbo=racing-car tuk=auto-rickshaw rider=motorcycle pistons=racing-car nitro=racing-car lap=racing-car engine=racing-car granny=old-woman-light
diamond=gem-stone diamonds=gem-stone ruby=gem-stone rubies=gem-stone sapphire=gem-stone sapphires=gem-stone emerald=gem-stone emeralds=gem-stone carats=gem-stone jewel=gem-stone gem=gem-stone ring=ring tiara=crown necklace=prayer-beads vault=locked thief=detective-light
nugget=rock nuggets=rock prospector=man-beard-light mole=badger mine=pick pickaxe=pick pickaxes=pick dynamite=firecracker mule=donkey foreman=construction-worker-light dwarf=man-beard-medium-light
guitar=guitar guitars=guitar disco=mirror-ball rock=guitar jazz=saxophone dj=headphone drummer=drum opera=woman-singer-light singer=singer-light vinyl=optical-disk vinyls=optical-disk khaen=musical-notes microphone=microphone encore=microphone
clown=clown-face clowns=clown-face ringmaster=top-hat joker=joker jokers=joker balloon=balloon balloons=balloon popcorn=popcorn carousel=carousel-horse trapeze=circus-tent top=circus-tent cannonball=bomb fortune-teller=crystal-ball
seven=seven sevens=seven bar=bar bars=bar ace=spade-suit aces=spade-suit dice=game-die lever=slot-machine reel=slot-machine reels=slot-machine
inventor=man-scientist-light clockwork=gear cogs=gear watch=mantelpiece-clock clock=mantelpiece-clock clocks=mantelpiece-clock goggles=goggles baroness=woman-pilot-light blueprint=scroll
detective=detective-light eye=eye burglar=black-cat inspector=detective-medium safe=locked briefcase=briefcase clue=magnifying-glass-tilted-left clues=magnifying-glass-tilted-left heist=money-bag
gold=coin coin=coin coins=coin cash=money-bag money=money-bag sun=sun solar=sun fire=fire hot=fire ice=ice frost=snowflake dagger=dagger skulls=skull bird=bird bomb=bomb rocket=rocket
football=soccer-ball basketball=basketball tennis=tennis badminton=badminton table-tennis=ping-pong boxing=boxing-glove muay=boxing-glove volleyball=volleyball takraw=volleyball cricket-ball=cricket-game horse=horse-face turf=horse-face greyhound=dog-face greyhounds=dog-face
`);

/** Words of colour and metal, and the colour that they give the hero. */
export const dyes: Readonly<Record<string, Dye>> = {
  golden: 'gold',
  gold: 'gold',
  gilded: 'gold',
  silver: 'silver',
  chrome: 'silver',
  platinum: 'silver',
  iron: 'silver',
  crimson: 'red',
  red: 'red',
  ruby: 'red',
  scarlet: 'red',
  blood: 'red',
  vermilion: 'red',
  jade: 'green',
  emerald: 'green',
  green: 'green',
  azure: 'blue',
  sapphire: 'blue',
  blue: 'blue',
  frozen: 'blue',
  icy: 'blue',
  frost: 'blue',
  frostbound: 'blue',
  violet: 'violet',
  purple: 'violet',
  amethyst: 'violet',
  shadow: 'shadow',
  black: 'shadow',
  bronze: 'bronze',
  copper: 'bronze',
  amber: 'bronze',
  brass: 'bronze',
  marble: 'marble',
  ivory: 'marble',
  stone: 'marble',
  white: 'marble',
};

export type Dye = 'gold' | 'silver' | 'bronze' | 'marble' | 'red' | 'green' | 'blue' | 'violet' | 'shadow';

function pictures(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .map((entry) => entry.split('='))
      .map(([word = '', picture = '']) => [word, picture]),
  );
}
