import { mark } from '@shouya/console/i18n/language.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import DictText from '@shouya/console/ui/DictText.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useTranslation } from 'react-i18next'
import { Reasons } from './CarItem.tsx'
import styles from './MoneyBox.module.css'
import { GOOD, type MoneyBoxDetail } from './moneyBoxList.ts'
import { wayOf } from './moneyBoxRules.ts'

/** The boxes of a handover with their seals, and the crew with their papers as they were. */
export default function MoneyBoxParts({ row }: { row: MoneyBoxDetail }) {
  const { t } = useTranslation()
  return (
    <>
      <h2 className={styles.heading}>{t('moneyBox.boxesOf', { out: row.out_count, in: row.in_count })}</h2>
      {row.diff_reason && (
        <p>
          {t('moneyBox.field.diff_reason')}
          {mark('：')}
          {row.diff_reason}
        </p>
      )}
      <ul className={styles.parts}>
        {row.items.map((box) => (
          <li key={box.id} className={styles.box}>
            <span className={styles.number}>
              <strong>{box.box_no}</strong>
              <DictTag dict="match_result" value={box.matched} />
            </span>
            <DictText dict="box_type" value={box.box_type} />
            <span>{t(`moneyBox.way.${wayOf(box.direction)}`)}</span>
            <span>{box.seal_no ?? '-'}</span>
            {box.amount_declared !== null && (
              <span>
                {t('moneyBox.amount', {
                  yuan: (box.amount_declared / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 }),
                })}
              </span>
            )}
            {(['seal_ok', 'lock_ok'] as const).map(
              (part) =>
                box[part] !== null &&
                box[part] !== GOOD && (
                  <StatusTag key={part} kind="refused">
                    {t(`moneyBox.broken.${part}`)}
                  </StatusTag>
                ),
            )}
          </li>
        ))}
      </ul>
      {row.items.length === 0 && <p className="ui-note">{t('moneyBox.noBoxes')}</p>}
      <h2 className={styles.heading}>{t('moneyBox.crew')}</h2>
      <ul className={styles.parts}>
        {row.crew.map((one) => (
          <li key={one.staff_id} className={styles.box}>
            <span className={styles.number}>
              <strong>{one.name}</strong> <DictText dict="staff_duty" value={one.duty_type} />
            </span>
            <span className="ui-note">{[one.staff_no, one.pass_card_no].filter(Boolean).join(' · ')}</span>
            <Reasons reasons={one.reasons} />
            {one.is_temp && <StatusTag kind="overdue">{t('moneyBox.standIn')}</StatusTag>}
            {one.photo_match !== GOOD && <StatusTag kind="refused">{t('moneyBox.notSame')}</StatusTag>}
          </li>
        ))}
      </ul>
      {row.crew.length === 0 && <p className="ui-note">{t('moneyBox.noCrew')}</p>}
    </>
  )
}
