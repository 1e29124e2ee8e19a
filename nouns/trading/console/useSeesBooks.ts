import { useUser } from '@shouya/console/api/account.ts'

/** Dictionary user_type: people of the bank. */
const STAFF = 1

/** Whether somebody reads the ledger itself, which is of the platform: agents see only the figures of their tree. */
export const useSeesBooks = (): boolean => useUser().user_type === STAFF
