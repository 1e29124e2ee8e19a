import type { Plugin } from 'vite'

/** `<meta name="build">`: which build a page or a folder is, without running it. */
export function buildMeta(build: string): Plugin {
  return {
    name: 'build-meta',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'build', content: build }, injectTo: 'head' }],
  }
}
