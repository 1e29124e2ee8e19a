import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import FormUses from './FormUses.tsx'
import type { FormRecord } from './formList.ts'

type Props = { uses: FormRecord['uses']; onLeave?: () => void }

/** Fields are gone from a draft that flows still use: where, with a way there. Nothing where nothing is lost. */
export default function LostFields({ uses, onLeave }: Props) {
  const { t } = useTranslation()
  const losing = uses.filter(({ lacks }) => lacks.length > 0)
  if (losing.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={t('forms.uses.lost')}
      description={<FormUses uses={losing} {...(onLeave && { onLeave })} />}
    />
  )
}
