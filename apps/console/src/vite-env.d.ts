/** Names this build to the server (`X-Console-Build`); written in by vite.config.ts. */
declare const __BUILD__: string
