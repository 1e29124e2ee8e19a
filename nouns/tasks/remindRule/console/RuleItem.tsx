import { useMayCall } from '@shouya/console/api/can.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import RowActions from '@shouya/console/ui/RowActions.tsx'
import StatusTag from '@shouya/console/ui/StatusTag.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { remindRule } from '../noun.ts'
import styles from './RemindRule.module.css'
import type { Rule } from './remindRuleForm.ts'
import { useRemindWords } from './useRemindWords.ts'

type Props = { rule: Rule; onEdit: () => void; onSend: () => void; onRemove: () => void }

const { on, off } = remindRule.states.codes

/** A rule: what it says, when and to whom, and what can be done with it. */
export default function RuleItem({ rule, onEdit, onSend, onRemove }: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const { named, nameOf, whenOf, receiversOf } = useRemindWords()
  const channelName = useDictLabel('remind_channel')
  const mayEnable = useMayCall()('EventsRemind/Enable')
  const enable = useAction('EventsRemind/Enable')
  const { id, version, status, changeable } = rule
  const isOn = status === on
  const turn = () => enable.mutate({ id, version, status: isOn ? off : on })
  return (
    <li>
      <div>
        <span className={styles.item}>
          <strong>{nameOf(rule)}</strong>
          {rule.delivered && rule.title_cn !== null && <StatusTag kind="active">{t('remindRule.custom')}</StatusTag>}
        </span>
        <div className="set-note">
          {[rule.title_cn, rule.content_cn ?? rule.standard_content].map((text) => text && named(text)).join(' ')}
        </div>
      </div>
      <div className="set-value">
        {whenOf(rule)}
        <div className="set-note">
          {receiversOf(rule)} · {rule.channels.map(channelName).join(mark('、'))}
          {rule.dept_name !== null && ` · ${rule.dept_name}`}
          {rule.next_dates[0] && ` · ${t('remindRule.nextDates')}${rule.next_dates[0].slice(0, 16)}`}
        </div>
      </div>
      <div className={styles.item}>
        {!phone && (
          <Switch
            checked={isOn}
            loading={enable.isPending}
            disabled={!mayEnable || !changeable}
            aria-label={t('remindRule.enable', { name: nameOf(rule) })}
            onChange={turn}
          />
        )}
        <RowActions
          touch={phone}
          actions={[
            ...(changeable
              ? [{ text: t('ui.edit'), path: 'EventsRemind/Save' as const, body: { id }, onClick: onEdit }]
              : []),
            ...(rule.sendable && isOn
              ? [{ text: t('remindRule.sendNow'), path: 'EventsRemind/SendNow' as const, onClick: onSend }]
              : []),
            // A switch is too small for a thumb.
            ...(phone && changeable
              ? [
                  {
                    text: t(isOn ? 'remindRule.turnOff' : 'remindRule.turnOn'),
                    path: 'EventsRemind/Enable' as const,
                    onClick: turn,
                  },
                ]
              : []),
            ...(changeable && !rule.delivered
              ? [{ text: t('ui.delete'), path: 'EventsRemind/Delete' as const, danger: true, onClick: onRemove }]
              : []),
          ]}
        />
      </div>
    </li>
  )
}
