/** Identifies this build to the server (`X-Console-Build`); set by vite.config.ts. */
declare const __BUILD__: string
/** Where the files lie that a PDF refers to (vite/pdfFiles.ts). */
declare const __PDF__: string
