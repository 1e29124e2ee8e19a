import { EyeOutlined } from '@ant-design/icons'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { useTranslation } from 'react-i18next'
import type { Numbers } from './useWholeNumbers.ts'

/** The button that shows whole numbers in place of the masked ones. */
export default function RevealButton({ numbers }: { numbers: Numbers }) {
  const { t } = useTranslation()
  if (numbers.whole) return <p className="ui-note">{t('staff.revealed')}</p>
  return (
    <div className="escort-tools">
      <OperationButton
        path="Escort/RevealStaff"
        icon={<EyeOutlined aria-hidden="true" />}
        loading={numbers.asking}
        onClick={numbers.ask}
      >
        {t('staff.reveal')}
      </OperationButton>
      <span className="ui-note">{t('staff.revealHint')}</span>
    </div>
  )
}
