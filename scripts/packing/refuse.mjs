/** `prepack` of packages whose sources are TypeScript and name each other: `npm pack` in their folders would make packages that nobody can install. */
const name = process.env.npm_package_name?.split('/')[1] ?? '';
console.error(`Run \`npm run pack -- ${name}\` at the top of the checkout: it makes the package, with its JavaScript, in out/packages.`);
process.exit(1);
