import type { Case, Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

const recycled: Case = {
  free: 'what is out of scope is not in the bin: 1002 (units.db.test.ts); elsewhere the right to delete decides (of roles their reach)',
}

/** Inputs that name a row in the actions of this noun. */
export default {
  'Recycle/Restore id': recycled,
} satisfies Cases
