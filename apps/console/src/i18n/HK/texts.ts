import outbox from './outbox.ts'
import photos from './photos.ts'
import registers from './registers.ts'
import shared from './shared.ts'
import shell from './shell.ts'
import ui from './ui.ts'

/** Texts of the frame around the pages. */
export default { outbox, photos, registers, shared, shell, ui }
