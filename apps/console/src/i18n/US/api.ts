import type { Translation } from '@shouya/contract/translation'
import type CN from '../CN/api.ts'

export default {
  network: 'No connection. Check the network and try again.',
  timeout: 'No answer within {seconds} {seconds, second|seconds}. Please try again later.',
  unreadable: 'The server sent something unreadable. Please try again later.',
  refused: 'The request was refused',
  noPermission: 'No permission',
  noOperation: 'Sorry, you do not have permission for: {operation}',
  sessionEnded: 'Your session has ended. Please sign in again.',
  outdatedTitle: 'The console was updated',
  outdated: 'This page is out of date. Make a note of anything unsaved, then reload.',
  reload: 'Reload',
  uploadFailed: 'The file could not be uploaded',
  imageUploadFailed: 'The image could not be uploaded',
  requestId: 'Request ID',
  proof: {
    title: 'Confirm it is you',
    text: 'This changes accounts or rights. Enter the password that you sign in with; you are not asked again for five minutes.',
    password: 'Password',
    ok: 'Confirm',
  },
} satisfies Translation<typeof CN>
