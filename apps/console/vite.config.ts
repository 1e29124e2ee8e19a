import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { buildMeta } from './vite/buildMeta.ts'
import { pdfFiles, pdfPlace } from './vite/pdfFiles.ts'
import { precompress } from './vite/precompress.ts'
import { worker } from './vite/worker.ts'

/** The version determines compatibility; the minute distinguishes builds in the server's log. */
const build = `${manifest.version}.${new Date().toISOString().replace(/\D/g, '').slice(0, 12)}`

/** Needed by every page; a new build of a page leaves them in the browser's cache. */
const base =
  /node_modules[\\/](react|react-dom|scheduler|@rc-component[\\/](input|pagination[\\/]\w+[\\/]locale[\\/]zh_CN)|antd[\\/]es[\\/](alert|input|space)|@ant-design[\\/]icons(-svg)?[\\/]es[\\/](icons|asn)[\\/]Eye)[\\/.IO]/

/** The shell without the parts that open on demand. */
const frame =
  /src[\\/](api|app|shell)[\\/](?!search[\\/](?!Search)|settings[\\/](?!Settings)|outbox[\\/]Outbox(Drawer|Entry)|keys[\\/]KeyList)/

/** Small components of pages with and without a list. */
const small =
  /src[\\/]ui[\\/](Device|DictTag|FormDrawer|Nothing|OperationButton|PageTabs|RowActions|useConfirm|useParam)[.]/

/**
 * Few files, because each is a request: sign-in loads the first three, the console the next two, the work bench two more, and
 * each page its own. A group also contains the imports of its files, except those in a group above it: so a page without a
 * list does not load the list for a select or a link, and the list is one file (ADR 054).
 */
const groups = [
  { name: 'base', test: base, priority: 10 },
  { name: 'kit', test: /node_modules/, tags: ['$initial' as const], priority: 9 },
  { name: 'app', tags: ['$initial' as const], priority: 8 },
  { name: 'icons', test: /node_modules[\\/]@ant-design[\\/]icons/, priority: 7 },
  { name: 'frame', test: frame, priority: 6 },
  { name: 'select', test: /(antd[\\/]es|@rc-component)[\\/](select|empty|virtual-list)[\\/]/, priority: 5 },
  { name: 'small', test: small, priority: 4 },
  { name: 'plain', test: /antd[\\/]es[\\/](checkbox|spin|typography)[\\/]/, priority: 3 },
  { name: 'bench', test: /nouns[\\/]workbench[\\/]home[\\/]console[\\/]Workplace[.]/, priority: 2 },
  { name: 'list', test: /nouns[\\/]workbench[\\/]home[\\/]console[\\/]listKit[.]/, priority: 1 },
]

/** The texts of a noun are named after it, not after their language. */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }): string => {
  const [, noun = '[name]'] = facadeModuleId?.match(/[\\/](\w+)[\\/]texts[\\/]\w+[.]ts$/) ?? []
  return `assets/${noun}-[hash].js`
}

export default defineConfig({
  base: '/',
  plugins: [react(), buildMeta(build), worker(build), pdfFiles(), precompress()],
  define: { __BUILD__: JSON.stringify(build), __PDF__: JSON.stringify(`/${pdfPlace}/`) },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
  build: {
    outDir: 'dist',
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } },
  },
})
