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
      {row.results.map((one) => (
        <li key={one.id} className={styles.result}>
          <span>
            <span className="ui-note">{one.item_code}</span> {one.content}
          </span>
          <DictTag dict="check_result" value={one.result} />
          <More one={one} dept={row.dept_id} />
        </li>
      ))}
    </ul>
  )
}

function More({ one, dept }: { one: Result; dept: number }) {
  const { t } = useTranslation()
  const value = saidOf(one)
  const says =
    value !== null ||
    one.known_count ||
    one.problem_desc ||
    one.photos.length > 0 ||
    one.rectify_no ||
    one.recovered_note
  if (!says) return null
  return (
    <div className={styles.more}>
      {value !== null && <div>{value}</div>}
      {one.known_count ? <KnownLine item={one} dept={dept} /> : null}
      {one.known_reason && <div>{t('securityCheck.knownReason', { reason: one.known_reason })}</div>}
      {one.problem_desc && <div>{one.problem_desc}</div>}
      <PhotoView ids={one.photos} />
      {one.recovered_note && <div>{t('securityCheck.recovered', { note: one.recovered_note })}</div>}
      {one.rectify_no && (
        <div>
          <Button
            type="link"
            size="small"
            onClick={() => one.rectify_id && openTab(linkTo(rectification, one.rectify_id))}
          >
            {one.rectify_no}
          </Button>
          <DictTag dict="rectify_status" value={one.rectify_status} />
        </div>
      )}
    </div>
  )
}
