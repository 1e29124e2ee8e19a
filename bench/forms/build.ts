import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build as viteBuild } from 'vite'
import { runtimeDir } from '../../scripts/lib/paths.mjs'

const folder = import.meta.dirname

export interface Page {
  readonly name: string
  /** The folder with `index.html` and what it loads. */
  readonly dir: string
  /** JavaScript and styles loaded with the page, brotli, in kB; lazily loaded files do not count. */
  readonly size: number
}

/** Formily requires antd 5, which requires React 18; all other React sides use ours. */
const OLD = [
  { find: /^antd(?=\/|$)/, replacement: 'antd5' },
  { find: /^react(?=\/|$)/, replacement: 'react18' },
  { find: /^react-dom(?=\/|$)/, replacement: 'react-dom18' },
]

/** Builds the page of one side for production. */
export async function build(name: string): Promise<Page> {
  const dir = join(runtimeDir, 'bench-forms', name)
  rmSync(dir, { recursive: true, force: true })
  await viteBuild({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'error',
    resolve: { alias: name === 'formily' ? OLD : [] },
    build: {
      outDir: dir,
      emptyOutDir: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      cssCodeSplit: false,
      rolldownOptions: { input: join(folder, 'peers', `${name}.mjs`), output: { entryFileNames: 'page.js' } },
    },
  })
  // Its bundle loads further files by fixed names.
  if (name === 'kForm')
    cpSync(join(folder, 'peers/node_modules/k-form-design/lib'), dir, {
      recursive: true,
      filter: (path) => !/\.(umd|common|css)\b/.test(path) || /umd\.min\.\d+\.js$/.test(path),
    })
  const assets = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  const styles = assets.filter((file) => file.startsWith('assets') && file.endsWith('.css'))
  const initialFiles = ['page.js', ...staticImports(dir, 'page.js'), ...styles]
  const links = styles.map((file) => `<link rel="stylesheet" href="./${file}">`).join('')
  writeFileSync(
    join(dir, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>${name}</title>${links}<div id="root"></div><script type="module" src="./page.js"></script>`,
  )
  const size = initialFiles.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dir, file))).length, 0)
  return { name, dir, size: size / 1000 }
}

/** Chunks that a file imports statically, transitively. */
function staticImports(dir: string, file: string, visited = new Set<string>()): string[] {
  const text = readFileSync(join(dir, file), 'utf8')
  for (const [, path = ''] of text.matchAll(/(?:^|[;}\n])\s*import\s*(?:[^'"()]*?from\s*)?["']\.\/([^"']+)["']/g)) {
    const imported = join(file, '..', path)
    if (visited.has(imported)) continue
    visited.add(imported)
    staticImports(dir, imported, visited)
  }
  return [...visited]
}
