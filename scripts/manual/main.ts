import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manualFolder } from './chapters.ts'
import { makePdf } from './makePdf.ts'

const folder = join(manualFolder, 'dist')
const pdf = await makePdf()
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'help.pdf'), pdf)
