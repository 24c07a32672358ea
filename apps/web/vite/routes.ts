/** How the route tree is generated, for both the build and the type check. */
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
