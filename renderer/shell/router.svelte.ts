/** Which screen is shown, kept in step with the page's address, and the one shown before it. */
import { makeHash, parseRoute, type Route, type Screen } from './routes.ts';

class Router {
  route: Route = $state(parseRoute(location.hash));
  previous: Screen | undefined = $state();

  constructor() {
    addEventListener('hashchange', () => this.#follow());
  }

  go(route: Route): void {
    location.hash = makeHash(route);
  }

  #follow(): void {
    const next = parseRoute(location.hash);
    if (next.screen !== this.route.screen) this.previous = this.route.screen;
    this.route = next;
  }
}

export const router = new Router();
