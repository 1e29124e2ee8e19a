import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The picture of a paper, which stands for every document of the trading side. */
export const paper = () => createReadStream(fileURLToPath(new URL('../../escort/demo/paper.png', import.meta.url)))
