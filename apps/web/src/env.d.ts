declare module 'virtual:icon-sprite' {
  /** Address of the sprite with the colour icons. */
  const address: string;
  export default address;
}
