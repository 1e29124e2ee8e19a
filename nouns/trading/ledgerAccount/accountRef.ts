import { id } from '@shouya/contract/fields'
import { z } from 'zod'

/** Which account it is: its type, whose it is (0: the platform's), and the account of the list that it belongs to. */
export const accountRef = {
  account_id: id,
  account_type: z.int(),
  owner_id: z.int().min(0),
}
