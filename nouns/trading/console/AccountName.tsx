import { useTranslation } from 'react-i18next'

type Props = { of: { account_type: number; owner_id: number } }

/** An account by its type and the number of its owner, which the platform's accounts do not have. */
export default function AccountName({ of: { account_type, owner_id } }: Props) {
  const { t } = useTranslation()
  const type = (t as (key: string) => string)(`ledgerAccount.choice.account_type.${account_type}`)
  return owner_id === 0 ? type : `${type} ${owner_id}`
}
