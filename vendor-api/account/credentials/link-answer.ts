export interface LinkAnswer {
  readonly token: string;
  readonly password: string;
  readonly address: string;
}
