declare module 'virtual:icon-sprite' {
  /** Address of the picture that holds the colour icons in a row. */
  const address: string;
  export default address;
}
