import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig } from 'vite';
import { classicScripts } from './build/classic-scripts.ts';
import { localeFiles } from './build/locale-files.ts';

const out = resolve(import.meta.dirname, '../../dist/web');

const browserBuild: BuildOptions = {
  outDir: resolve(out, 'client'),
  emptyOutDir: true,
  manifest: 'manifest.json',
  target: 'es2022',
  assetsInlineLimit: 0,
  cssCodeSplit: false,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: { main: resolve(import.meta.dirname, 'src/main.tsx') },
    // Many small files cost a slow line more than they save: what most pages share is one file, and so is
    // every small part that two of them use.
    output: {
      codeSplitting: {
        groups: [
          { name: 'shared', test: /./, minShareCount: 6, priority: 2 },
          {
            name: 'shared',
            test: /lucide-react|features.plans.|ui.(badge|card)/,
            minShareCount: 2,
            maxModuleSize: 2000,
            priority: 1,
          },
        ],
      },
    },
  },
};

const renderBuild: BuildOptions = {
  outDir: resolve(out, 'render'),
  emptyOutDir: true,
  ssr: true,
  target: 'node20',
  copyPublicDir: false,
  rolldownOptions: {
    input: { render: resolve(import.meta.dirname, 'src/render.tsx') },
    output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
  },
};

/** Two builds from one configuration: the browser's files, and with `--ssr` the server's render bundle. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [localeFiles(), classicScripts()])],
  // The render bundle carries its packages, so that the server loads one folder and nothing else.
  ssr: { noExternal: true as const },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: isSsrBuild ? renderBuild : browserBuild,
}));
