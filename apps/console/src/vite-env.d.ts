/** Identifies this build to the server (`X-Console-Build`); set by vite.config.ts. */
declare const __BUILD__: string
