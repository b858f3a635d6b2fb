export interface YearGroup<TSale> {
  year: number;
  sales: TSale[];
}

export function yearGroups<TSale extends { purchasedDate: string }>(
  sales: readonly TSale[],
): YearGroup<TSale>[] {
  const groups: YearGroup<TSale>[] = [];
  for (const sale of sales) {
    const year = Number(sale.purchasedDate.slice(0, 4));
    const last = groups.at(-1);
    if (last?.year === year) last.sales.push(sale);
    else groups.push({ year, sales: [sale] });
  }
  return groups;
}
