import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

/** Where they lie: under a name that changes with them, as everything in `assets`. */
export const pdfPlace = `assets/pdf-${version}`

/** Without WebAssembly, which the page's policy forbids. */
const wanted = /[.](bcmap|pfb|ttf)$|_nowasm_fallback[.]js$/

/**
 * What a PDF refers to instead of containing it, which its viewer fetches when a page needs it: encodings of Chinese fonts, the
 * standard fonts, and decoders of scanned pages.
 */
export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    apply: 'build',
    generateBundle() {
      for (const folder of ['cmaps', 'standard_fonts', 'wasm'])
        for (const name of readdirSync(join(root, folder)).filter((file) => wanted.test(file)))
          this.emitFile({
            type: 'asset',
            fileName: `${pdfPlace}/${folder}/${name}`,
            source: readFileSync(join(root, folder, name)),
          })
    },
  }
}
