import '@shouya/console/ui/settings.css'
import { PlusOutlined } from '@ant-design/icons'
import { useAction } from '@shouya/console/api/useAction.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Failure from '@shouya/console/ui/Failure.tsx'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import TouchSize from '@shouya/console/ui/TouchSize.tsx'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { App, Button, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import RemindRuleForm from './RemindRuleForm.tsx'
import RuleItem from './RuleItem.tsx'
import type { Rule } from './remindRuleForm.ts'
import { useRemindWords } from './useRemindWords.ts'

/** The rules of reminders by their triggers: those that somebody made, then those of the product. */
export default function RemindRules() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const { nameOf } = useRemindWords()
  const triggerName = useDictLabel('remind_trigger')
  const { data, error, refetch } = useRead('EventsRemind/GetList', {})
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<Rule | 'new'>()
  const remove = useRemove('EventsRemind/Delete')
  const send = useAction('EventsRemind/SendNow', {
    onSuccess: ({ records, reached }) => message.success(t('remindRule.sent', { records, reached })),
  })
  const searchText = search.trim().toLowerCase()
  const matching = data?.filter((rule) =>
    [nameOf(rule), rule.remind_code, rule.standard_content, rule.title_cn, rule.content_cn, triggerName(rule.trigger)]
      .join(' ')
      .toLowerCase()
      .includes(searchText),
  )
  const groupOf = (rule: Rule) => {
    if (!rule.delivered) return t('remindRule.own')
    return rule.trigger === null ? t('remindRule.byAction') : triggerName(rule.trigger)
  }
  const ask = (rule: Rule) =>
    confirm({ title: t('remindRule.sendAsk', { name: nameOf(rule) }), danger: false }, () =>
      send.mutateAsync({ id: rule.id }),
    )
  return (
    <div className="set-parameters">
      <p>{t('remindRule.about')}</p>
      <TouchSize>
        <div className="ui-buttons set-start">
          <Input
            allowClear
            className="set-search"
            aria-label={t('remindRule.search')}
            placeholder={t('remindRule.search')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <OperationButton
            path="EventsRemind/Save"
            type="primary"
            icon={<PlusOutlined aria-hidden="true" />}
            onClick={() => setEdited('new')}
          >
            {t('remindRule.add')}
          </OperationButton>
        </div>
      </TouchSize>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 12 }} />}
      {matching?.length === 0 && (
        <Nothing
          title={t('registers.noMatch')}
          action={<Button onClick={() => setSearch('')}>{t('registers.reset')}</Button>}
        >
          {t('remindRule.noMatch')}
        </Nothing>
      )}
      {[...Map.groupBy(matching ?? [], groupOf)].map(([group, rules]) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <ul>
            {rules.map((rule) => (
              <RuleItem
                key={rule.id}
                rule={rule}
                onEdit={() => setEdited(rule)}
                onSend={() => ask(rule)}
                onRemove={() => remove(rule, { title: t('remindRule.removeAsk', { name: nameOf(rule) }) })}
              />
            ))}
          </ul>
        </section>
      ))}
      {edited && data && (
        <RemindRuleForm
          {...(edited !== 'new' && { rule: edited })}
          rules={data}
          title={edited === 'new' ? t('remindRule.addTitle') : `${t('remindRule.editTitle')} · ${nameOf(edited)}`}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}
