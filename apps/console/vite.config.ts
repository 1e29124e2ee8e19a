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

/** Few files, because each is a request: sign-in takes the first three, the console the next two, and each page its own. */
const groups = [
  { name: 'base', test: base, priority: 5 },
  { name: 'kit', test: /node_modules/, tags: ['$initial' as const], priority: 4 },
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  { name: 'icons', test: /node_modules[\\/]@ant-design[\\/]icons/, priority: 2 },
  { name: 'frame', test: frame, priority: 1 },
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
