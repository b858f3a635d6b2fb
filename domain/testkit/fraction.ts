/** Exact rational number, to check results with arithmetic that shares no code with the domain. */
export class Fraction {
  readonly top: bigint;
  readonly bottom: bigint;

  constructor(top: bigint | number, bottom: bigint | number = 1n) {
    this.top = BigInt(bottom) < 0n ? -BigInt(top) : BigInt(top);
    this.bottom = BigInt(bottom) < 0n ? -BigInt(bottom) : BigInt(bottom);
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.top * other.top, this.bottom * other.bottom);
  }

  minus(other: Fraction): Fraction {
    return new Fraction(this.top * other.bottom - other.top * this.bottom, this.bottom * other.bottom);
  }

  /** Rounds to the nearest integer, half away from zero. */
  rounded(): Fraction {
    const whole = this.top / this.bottom;
    const rest = this.top % this.bottom;
    const isUp = (rest < 0n ? -rest : rest) * 2n >= this.bottom;
    if (!isUp) return new Fraction(whole);
    return new Fraction(this.top < 0n ? whole - 1n : whole + 1n);
  }

  isAbove(other: Fraction): boolean {
    return this.minus(other).top > 0n;
  }

  toNumber(): number {
    return Number(this.top) / Number(this.bottom);
  }
}
