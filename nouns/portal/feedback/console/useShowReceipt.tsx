import { App, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './FeedbackForm.module.css'

/** Shows the receipt of anonymous feedback, once; it outlives the form. */
export function useShowReceipt(): (receipt: string) => void {
  const { t } = useTranslation()
  const { modal, message } = App.useApp()
  const copy = async (receipt: string) => {
    // Without https or the user's consent there is no clipboard: the receipt is selected by a click.
    await navigator.clipboard?.writeText(receipt).then(
      () => message.success(t('feedback.copied')),
      () => undefined,
    )
  }
  return (receipt) =>
    void modal.success({
      title: t('feedback.receiptTitle'),
      content: (
        <>
          <p>{t('feedback.receiptOnce')}</p>
          <code className={styles.receipt}>{receipt}</code>
          <Button onClick={() => copy(receipt)}>{t('feedback.copy')}</Button>
        </>
      ),
      okText: t('feedback.kept'),
      keyboard: false,
    })
}
