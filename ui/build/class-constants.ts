import type { Plugin } from 'vite';

/**
 * Imports the classes of a style module one by one: the bundler then writes each name where it is used, and leaves out the
 * table of all of them.
 */
export const classConstants: Plugin = {
  name: 'asaan:class-constants',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: '.module.css' },
    handler: (code) => code.replace(/^import (\w+) from ('[^']+\.module\.css')/gm, 'import * as $1 from $2'),
  },
};
