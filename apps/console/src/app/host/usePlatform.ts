import { usePublic } from '../../api/usePublic.ts'
import logo from './logo.svg?inline'
import { useSetting } from './setting.ts'

/** The name of the console: of `config.ts`, else the server's parameters in the user's language; the uploaded logo, else its own. */
export function usePlatform() {
  const { systemName, copyright, footerLinks } = useSetting()
  const served = usePublic()
  return {
    name: systemName ?? served?.platform_name ?? '',
    logo: served?.logo || logo,
    copyright: copyright ?? served?.copyright ?? '',
    links: footerLinks ?? served?.footer_links ?? [],
  }
}
