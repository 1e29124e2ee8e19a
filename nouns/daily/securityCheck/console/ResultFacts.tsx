import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import PhotoView from '@shouya/console/ui/PhotoView.tsx'
import { linkTo } from '@shouya/noun/noun'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { rectification } from '../../../rectify/rectification/noun.ts'
import type { CheckDetail } from './checkList.ts'
import { saidOf } from './checkRules.ts'
import KnownLine from './KnownLine.tsx'
import styles from './ResultFacts.module.css'

type Result = CheckDetail['results'][number]

/** The results, and the exceptions with their photos and rectifications. */
export default function ResultFacts({ row }: { row: CheckDetail }) {
  return (
    <ul className={styles.results}>
      {row.results.map((item) => (
        <li key={item.id} className={styles.result}>
          <span>
            <span className="ui-note">{item.item_code}</span> {item.content}
          </span>
          <DictTag dict="check_result" value={item.result} />
          <More item={item} dept={row.dept_id} />
        </li>
      ))}
    </ul>
  )
}

function More({ item, dept }: { item: Result; dept: number }) {
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
      {item.known_count ? <KnownLine item={item} dept={dept} /> : null}
      {item.known_reason && <div>{t('securityCheck.knownReason', { reason: item.known_reason })}</div>}
      {item.problem_desc && <div>{item.problem_desc}</div>}
      <PhotoView ids={item.photos} />
      {item.recovered_note && <div>{t('securityCheck.recovered', { note: item.recovered_note })}</div>}
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
