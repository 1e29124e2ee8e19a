// Written by scripts/hongKong.ts from the texts in CN; do not edit.
import outbox from './outbox.gen.ts'
import photos from './photos.gen.ts'
import registers from './registers.gen.ts'
import shared from './shared.gen.ts'
import shell from './shell.gen.ts'
import ui from './ui.gen.ts'

export default { outbox, photos, registers, shared, shell, ui }
