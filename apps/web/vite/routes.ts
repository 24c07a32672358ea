/** How the route tree is generated, for the build and for the type check alike. */
export const routesConfig = {
  target: 'react',
  routesDirectory: './src/routes',
  generatedRouteTree: './src/route-tree.gen.ts',
  autoCodeSplitting: true,
  addExtensions: true,
  quoteStyle: 'single',
  semicolons: true,
  disableLogging: true,
} as const;
