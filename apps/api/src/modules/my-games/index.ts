// For: a member's favourites and recent games; the winner board and the pots.
// Owns: schema `my_games`: favourites and recents; winners and pots are read from `vendors`.
// Never: show a winner's whole name.

export { createMyGames, type MyGamesNeeds } from './my-games.module.ts';
export { createRecents, type Recents } from './recents.service.ts';
