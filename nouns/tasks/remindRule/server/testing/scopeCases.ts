import type { Cases } from '@shouya/server/testing/matrix/scopeCase.ts'

export default {} satisfies Cases
