import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { useTranslation } from 'react-i18next'
import { linkType, position } from '../../../portal/banner/rules.ts'
import Panel from '../../console/Panel.tsx'
import styles from './Banners.module.css'
import { countClick, useShownBanners } from './useShownBanners.ts'

/** The applications that somebody published for the user, as tiles with their pictures; no panel without any. */
export default function AppEntries() {
  const { t } = useTranslation()
  const { rows } = useShownBanners(position.entry)
  if (rows.length === 0) return null
  return (
    <Panel id="entries" title={t('dashboard.entries')}>
      <ul className={styles.entries}>
        {rows.map(({ id, title, alt, image, link_type, link }) => {
          const face = (
            <>
              <img src={image} alt={alt} loading="lazy" />
              <span>{title}</span>
            </>
          )
          return (
            <li key={id}>
              {link_type === linkType.outside ? (
                <a href={link ?? ''} target="_blank" rel="noopener noreferrer" onClick={() => countClick(id)}>
                  {face}
                </a>
              ) : (
                <button
                  type="button"
                  onClick={() => {
                    countClick(id)
                    openTab(link ?? '')
                  }}
                >
                  {face}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
