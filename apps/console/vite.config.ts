import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { buildMeta } from './vite/buildMeta.ts'
import { precompress } from './vite/precompress.ts'
import { worker } from './vite/worker.ts'

/** The version decides what is compatible; the minute tells builds apart in the server's log. */
const build = `${manifest.version}.${new Date().toISOString().replace(/\D/g, '').slice(0, 12)}`

/** In every page's way, whichever it is; a new build of a page leaves them in the browser's cache. */
const base =
  /node_modules[\\/](react|react-dom|scheduler|@rc-component[\\/](input|pagination[\\/]\w+[\\/]locale[\\/]zh_CN)|antd[\\/]es[\\/](alert|input|space)|@ant-design[\\/]icons(-svg)?[\\/]es[\\/](icons|asn)[\\/]Eye)[\\/.IO]/

/** The shell, but for what it opens only when somebody asks for it. */
const frame =
  /src[\\/](api|app|shell)[\\/](?!search[\\/](?!Search)|settings[\\/](?!Settings)|outbox[\\/]Outbox(Drawer|Entry)|keys[\\/]KeyList)/

/** Small things of pages with a list and of those without. */
const small =
  /src[\\/]ui[\\/](Device|DictTag|FormDrawer|Nothing|OperationButton|PageTabs|RowActions|useConfirm|useParam)[.]/

/**
 * Few files, because each is a request: sign-in takes the first three, the console the next two, the work bench two more, and
 * each page its own. A group has what its files import as well, but for what a group above it has: so a page without a list
 * takes no list along for a select or a link, and the list comes as one (ADR 054).
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
  { name: 'bench', test: /areas[\\/]dashboard[\\/]Workplace[.]/, priority: 2 },
  { name: 'list', test: /areas[\\/]dashboard[\\/]listKit[.]/, priority: 1 },
]

export default defineConfig({
  base: '/',
  plugins: [react(), buildMeta(build), worker(build), precompress()],
  define: { __BUILD__: JSON.stringify(build) },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
  build: {
    outDir: 'dist',
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
