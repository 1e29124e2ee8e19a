import { type Lang, type MessageKey, message } from '@shouya/contract/messages'

type Account = { readonly account_type: number; readonly owner_id: number }

/** An account by its type and the number of its owner, for a file. */
export const accountText = (lang: Lang, { account_type, owner_id }: Account): string =>
  [message(lang, `ledgerAccount.choice.account_type.${account_type}` as MessageKey), owner_id || ''].join(' ').trim()
