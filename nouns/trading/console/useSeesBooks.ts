import { useUser } from '@shouya/console/api/account.ts'
import { useMayCall } from '@shouya/console/api/can.ts'

/** Dictionary user_type: people of the bank. */
const STAFF = 1

/** Whether somebody reads the ledger itself, which is of the platform: agents see only the figures of their tree. */
export function useSeesBooks(): boolean {
  const isAllowed = useMayCall()('Ledger/GetOfRecord')
  return useUser().user_type === STAFF && isAllowed
}
