import { random } from './random.ts'

const surnames = table(`
  赵zhao 钱qian 孙sun 李li 周zhou 吴wu 郑zheng 王wang 冯feng 陈chen 褚chu 卫wei 蒋jiang 沈shen 韩han 杨yang 朱zhu 秦qin
  许xu 何he 张zhang 孔kong 曹cao 严yan 金jin 魏wei 陶tao 姜jiang 谢xie 邹zou 苏su 潘pan 范fan 彭peng 鲁lu 马ma 苗miao
  方fang 俞yu 袁yuan 柳liu 鲍bao 史shi 唐tang 薛xue 雷lei 贺he 汤tang 罗luo 郝hao 毕bi 常chang 傅fu 顾gu 孟meng 黄huang
  穆mu 萧xiao 尹yin 姚yao 邵shao 汪wang 毛mao 戴dai 宋song 庞pang 熊xiong 纪ji 舒shu 项xiang 董dong 梁liang 杜du 阮ruan
  季ji 贾jia 江jiang 郭guo 梅mei 林lin 徐xu 高gao 夏xia 田tian 胡hu 霍huo 万wan 卢lu 丁ding 邓deng 石shi 崔cui 程cheng
  陆lu 段duan 侯hou 武wu 叶ye 白bai 蔡cai 温wen 庄zhuang`)
const first = table(`
  云yun 书shu 明ming 志zhi 若ruo 思si 知zhi 予yu 启qi 向xiang 砚yan 景jing 清qing 文wen 嘉jia 俊jun 晓xiao 雨yu 静jing
  建jian 国guo 海hai 春chun 秋qiu 佳jia 梦meng 子zi 天tian 立li 永yong 青qing 锦jin 怀huai 望wang 庭ting 世shi 亦yi 如ru
  念nian 守shou`)
const second = table(`
  川chuan 秋qiu 北bei 源yuan 安an 远yuan 宁ning 平ping 峰feng 涛tao 杰jie 敏min 芳fang 丽li 静jing 磊lei 洋yang 勇yong
  艳yan 军jun 娜na 超chao 霞xia 刚gang 玲ling 辉hui 婷ting 宇yu 帆fan 然ran 舟zhou 岚lan 禾he 溪xi 松song 柏bai 桐tong
  彤tong 岩yan 旭xu 晨chen 航hang 哲zhe 昕xin`)

function table(text: string): [string, string][] {
  return text.split(/\s+/).flatMap((word) => (word ? [[word.slice(0, 1), word.slice(1)] as [string, string]] : []))
}

const spelled = new Map([...surnames, ...first, ...second, ['亭', 'ting'], ['连', 'lian'], ['敬', 'jing']] as const)

/** The account name that a bank would assign: family name and initials, 何向北 → hexb. */
function accountName(name: string): string {
  const [family = '', ...givenNames] = [...name].map((char) => spelled.get(char) ?? 'x')
  return family + givenNames.map((word) => word.slice(0, 1)).join('')
}

/** Invented names without duplicates; `known` names are avoided. Each purpose has its own sequence. */
export function personNames(purpose = 'names') {
  const { pick } = random(purpose)
  const names = new Set<string>()
  const accounts = new Map<string, number>()
  const account = (name: string): string => {
    const base = accountName(name)
    const times = (accounts.get(base) ?? 0) + 1
    accounts.set(base, times)
    return times === 1 ? base : `${base}${times}`
  }
  const next = () => {
    for (;;) {
      const name = [surnames, first, second].map((chars) => pick(chars as [[string, string]])[0]).join('')
      if (new Set(name).size < 3 || names.has(name)) continue
      names.add(name)
      return { real_name: name, username: account(name) }
    }
  }
  return { known: (name: string) => void names.add(name), account, next }
}
