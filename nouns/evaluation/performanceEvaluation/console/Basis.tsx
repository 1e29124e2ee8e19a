import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './performance.module.css'
import type { Item } from './performanceList.ts'
import SourceRecords from './SourceRecords.tsx'
import { useBasis } from './useBasis.ts'

/** What the system's part of an item is counted from, with the way to the records behind it. */
export default function Basis({
  of,
  item,
}: {
  of: number
  item: Pick<Item, 'source' | 'content' | 'value' | 'counted'>
}) {
  const { t } = useTranslation()
  const basis = useBasis()
  const { ask, dialog } = useDialog()
  const { source, content, value } = item
  const text = basis(item)
  if (source === null || value === null) return <span className={styles.basis}>{text}</span>
  return (
    <>
      <Button
        type="link"
        size="small"
        className={styles.source ?? ''}
        aria-label={`${text} ${t('performanceEvaluation.records.open', { content })}`}
        onClick={() => ask((onClose) => <SourceRecords of={of} source={source} content={content} onClose={onClose} />)}
      >
        {text}
      </Button>
      {dialog}
    </>
  )
}
