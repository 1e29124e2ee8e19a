const stems =
  `青梧 望湖 听松 白鹭 锦溪 云栖 石桥 柳堤 枫林 长亭 竹海 桃源 芦荡 雁塔 清风 明月 梅岭 榆荫 荷塘 兰亭 翠微 沙洲
  古渡 南屏 北苑 东篱 西园 春晖 秋水 稻香 麦浪 渔火 橘洲 茶坊 盐仓 铁桥 瓦窑 书院`
    .trim()
    .split(/\s+/)

/** Invented streets without duplicates; the first is 青梧路, the address of the shown outlet. */
export function placeNames(): () => string {
  const names = ['路', '街', '巷'].flatMap((kind) => stems.map((stem) => stem + kind))
  let next = 0
  return () => {
    const name = names[next++]
    if (!name) throw new Error('There are more units than street names')
    return name
  }
}
