import { useUser } from '@shouya/console/api/account.ts'
import { useAction } from '@shouya/console/api/useAction.ts'
import { App, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import type { MoneyBoxValues } from './moneyBoxList.ts'
import { bodyOf } from './moneyBoxValues.ts'

/** Saves the entered values as a draft, complete or not; returns it, or undefined on failure. */
export function useKeeping(form: FormInstance<MoneyBoxValues>) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const user = useUser()
  const save = useAction('MoneyBox/Save')
  const keep = async () => {
    const values = form.getFieldsValue(true) as MoneyBoxValues
    try {
      const row = await save.mutateAsync({ ...bodyOf(values), bank_user1_id: user.id })
      void message.success(t('moneyBox.draftSaved'))
      return row
    } catch {
      // The action has already shown the error.
      return undefined
    }
  }
  return { keep, busy: save.isPending }
}
