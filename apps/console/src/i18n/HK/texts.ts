import dashboard from './dashboard.ts'
import notices from './notices.ts'
import outbox from './outbox.ts'
import photos from './photos.ts'
import registers from './registers.ts'
import shared from './shared.ts'
import shell from './shell.ts'
import ui from './ui.ts'

/** What the frame around the pages says, and the work bench. */
export default { dashboard, notices, outbox, photos, registers, shared, shell, ui }
