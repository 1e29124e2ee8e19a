import type { Translation } from '@shouya/contract/translation'
import type CN from '../CN/forms.ts'

/** What filling in a form says wherever that is. */
export default {
  signTitle: 'Signature',
  signFile: 'Use a picture of the signature instead',
  maskedTitle: 'Contains sensitive data',
  submit: 'Submit',
  takeNewer: 'Load the new version',
} satisfies Translation<typeof CN>
