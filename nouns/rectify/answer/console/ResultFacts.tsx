import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import { linkTo } from '@shouya/noun/noun'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { rectification } from '../../rectification/noun.ts'
import type { AnsweredItem } from '../schemas.ts'
import { saidOf } from './answers.ts'
import styles from './ResultFacts.module.css'

type Props = {
  results: readonly AnsweredItem[]
  /** What the registers of the unit say about an item, where they are compared. */
  known?: (item: AnsweredItem) => ReactNode
}

/** The results, and the exceptions with their photos and rectifications. */
export default function ResultFacts({ results, known }: Props) {
  return (
    <ul className={styles.results}>
      {results.map((item) => (
        <li key={item.id} className={styles.result}>
          <span>
            <span className="ui-note">{item.item_code}</span> {item.content}
          </span>
          <DictTag dict="check_result" value={item.result} />
          <More item={item} known={known} />
        </li>
      ))}
    </ul>
  )
}

function More({ item, known }: { item: AnsweredItem } & Pick<Props, 'known'>) {
  const { t } = useTranslation()
  const value = saidOf(item)
  const hasDetails =
    value !== null ||
    item.known_count ||
    item.problem_desc ||
    item.photos.length > 0 ||
    item.rectify_no ||
    item.recovered_note
  if (!hasDetails) return null
  return (
    <div className={styles.more}>
      {value !== null && <div>{value}</div>}
      {item.known_count ? known?.(item) : null}
      {item.known_reason && <div>{t('answer.knownReason', { reason: item.known_reason })}</div>}
      {item.problem_desc && <div>{item.problem_desc}</div>}
      <PhotoView ids={item.photos} />
      {item.recovered_note && <div>{t('answer.recovered', { note: item.recovered_note })}</div>}
      {item.rectify_no && (
        <div>
          <Button
            type="link"
            size="small"
            onClick={() => item.rectify_id && openTab(linkTo(rectification, item.rectify_id))}
          >
            {item.rectify_no}
          </Button>
          <DictTag dict="rectify_status" value={item.rectify_status} />
        </div>
      )}
    </div>
  )
}
