const NESTED = ['asec5', 'asec10', 'asec20', 'asec50', 'asec100', 'cloudAuthor', 'cfbAuthor', 'cfbPublisher'];

export function priceDocument(): Readonly<Record<string, unknown>> {
  const four = { Monthly: '29.00', Annual: '300.00', Year2: '570.00', Year3: '810.00' };
  const flat = (name: string) => ({
    [`${name}MonthlyPrice`]: '29.00',
    [`${name}AnnualPrice`]: '300.00',
    [`${name}2YearPrice`]: '570.00',
    [`${name}3YearPrice`]: '810.00',
  });
  return {
    ...flat('pro'),
    ...flat('team'),
    ...flat('ent'),
    ...Object.fromEntries(NESTED.map((name) => [name, four])),
  };
}
