// Made at build time by .config/credits.ts from the sources and the installed packages.
declare module 'virtual:credits' {
  interface Credit {
    name: string;
    version: string;
    licence: string;
    by?: string;
  }
  export const credits: {
    icons: { author: string; site?: string; names: string[] }[];
    iconLicence: string;
    fonts: Credit[];
    libraries: Credit[];
  };
}
