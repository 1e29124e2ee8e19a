import { EyeOutlined } from '@ant-design/icons'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { useTranslation } from 'react-i18next'
import type { Numbers } from './useWholeNumbers.ts'

/** The button that shows whole numbers in place of the masked ones. */
export default function RevealButton({ numbers }: { numbers: Numbers }) {
  const { t } = useTranslation()
  if (numbers.whole) return <span className="ui-note">{t('agent.revealed')}</span>
  return (
    <OperationButton
      path="Agent/Reveal"
      type="link"
      size="small"
      icon={<EyeOutlined aria-hidden="true" />}
      loading={numbers.asking}
      title={t('agent.revealHint')}
      onClick={numbers.ask}
    >
      {t('agent.reveal')}
    </OperationButton>
  )
}
