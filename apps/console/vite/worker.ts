import { readFileSync } from 'node:fs'
import { minifySync, type Plugin, transformWithOxc } from 'vite'

/**
 * `/sw.js`, the service worker. Not an entry of the bundle: it shares no chunk with the page, and its name stays, so that
 * browsers find the next one.
 */
export function worker(build: string): Plugin {
  const source = new URL('../worker/sw.ts', import.meta.url)
  return {
    name: 'worker',
    apply: 'build',
    async generateBundle() {
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), 'sw.ts')
      const named = code.replaceAll('__BUILD__', JSON.stringify(build))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: minifySync('sw.js', named).code })
    },
  }
}
