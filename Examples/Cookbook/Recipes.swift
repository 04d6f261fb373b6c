import SwiftUI

extension Cookbook {
  static var sample: Cookbook {
    Cookbook(
      recipes: [
        Recipe(
          name: "Buttermilk Pancakes", emoji: "🥞", category: .breakfast, minutes: 25,
          summary: "Thick, tender and golden. The batter rests while the pan gets hot.",
          ingredients: [
            Ingredient(amount: "250 g", name: "Flour"), Ingredient(amount: "400 ml", name: "Buttermilk"),
            Ingredient(amount: "2", name: "Eggs"), Ingredient(amount: "50 g", name: "Butter"),
            Ingredient(amount: "2 tsp", name: "Baking powder"),
          ],
          steps: [
            "Whisk flour, baking powder and a pinch of salt.",
            "Stir in buttermilk, eggs and melted butter until just combined.",
            "Rest for ten minutes.", "Fry ladlefuls over medium heat, two minutes a side.",
          ], rating: .best, hue: 0.10),
        Recipe(
          name: "Tomato Soup", emoji: "🍅", category: .soup, minutes: 40,
          summary: "Roasted tomatoes, a little garlic, a lot of basil.",
          ingredients: [
            Ingredient(amount: "1 kg", name: "Tomatoes"), Ingredient(amount: "1", name: "Onion"),
            Ingredient(amount: "3 cloves", name: "Garlic"),
            Ingredient(amount: "1 bunch", name: "Basil"),
          ],
          steps: [
            "Roast tomatoes, onion and garlic at 200 °C for half an hour.", "Blend with the basil.",
            "Season and warm through.",
          ],
          rating: .good, hue: 0.02),
        Recipe(
          name: "Mushroom Risotto", emoji: "🍄", category: .main, minutes: 45,
          summary: "Stirred with patience, finished with cold butter.",
          ingredients: [
            Ingredient(amount: "300 g", name: "Risotto rice"), Ingredient(amount: "400 g", name: "Mushrooms"),
            Ingredient(amount: "1 l", name: "Vegetable stock"), Ingredient(amount: "80 g", name: "Parmesan"),
            Ingredient(amount: "50 g", name: "Butter"),
          ],
          steps: [
            "Brown the mushrooms and set them aside.", "Toast the rice, then add stock a ladle at a time.",
            "Fold in mushrooms, cheese and butter.",
          ], rating: nil, hue: 0.08),
        Recipe(
          name: "Lemon Tart", emoji: "🍋", category: .sweet, minutes: 70,
          summary: "Sharp curd in a crisp, buttery shell.",
          ingredients: [
            Ingredient(amount: "4", name: "Lemons"), Ingredient(amount: "5", name: "Eggs"),
            Ingredient(amount: "180 g", name: "Sugar"),
            Ingredient(amount: "150 g", name: "Butter"), Ingredient(amount: "200 g", name: "Flour"),
          ],
          steps: [
            "Bake the shell blind until golden.", "Whisk lemon juice, eggs and sugar over gentle heat.",
            "Pour into the shell and chill.",
          ],
          rating: .best, hue: 0.15),
        Recipe(
          name: "Green Curry", emoji: "🥥", category: .main, minutes: 35,
          summary: "Coconut milk, crunchy vegetables, fresh lime.",
          ingredients: [
            Ingredient(amount: "400 ml", name: "Coconut milk"), Ingredient(amount: "2 tbsp", name: "Curry paste"),
            Ingredient(amount: "300 g", name: "Tofu"), Ingredient(amount: "1", name: "Lime"),
          ],
          steps: [
            "Fry the paste until it smells good.", "Add coconut milk and vegetables.", "Finish with lime and basil.",
          ], rating: .good, hue: 0.33),
        Recipe(
          name: "Blueberry Crumble", emoji: "🫐", category: .sweet, minutes: 50,
          summary: "Warm berries under a rubble of oats.",
          ingredients: [
            Ingredient(amount: "500 g", name: "Blueberries"), Ingredient(amount: "100 g", name: "Oats"),
            Ingredient(amount: "100 g", name: "Sugar"),
            Ingredient(amount: "80 g", name: "Butter"),
          ],
          steps: [
            "Toss the berries with a spoon of sugar.", "Rub butter, oats and sugar to crumbs.",
            "Bake at 180 °C for 35 minutes.",
          ],
          rating: nil, hue: 0.66),
        Recipe(
          name: "Miso Noodle Soup", emoji: "🍜", category: .soup, minutes: 20,
          summary: "Comfort in a bowl, on the table in twenty minutes.",
          ingredients: [
            Ingredient(amount: "2 tbsp", name: "Miso paste"), Ingredient(amount: "200 g", name: "Noodles"),
            Ingredient(amount: "3", name: "Spring onions"), Ingredient(amount: "2", name: "Eggs"),
          ],
          steps: [
            "Soft-boil the eggs.", "Cook the noodles.", "Dissolve the miso in hot, not boiling, water and assemble.",
          ], rating: .good, hue: 0.58),
        Recipe(
          name: "Berry Granola", emoji: "🫙", category: .breakfast, minutes: 30,
          summary: "Toasted oats and nuts for a week of mornings.",
          ingredients: [
            Ingredient(amount: "300 g", name: "Oats"), Ingredient(amount: "100 g", name: "Almonds"),
            Ingredient(amount: "80 ml", name: "Maple syrup"),
            Ingredient(amount: "60 g", name: "Dried berries"),
          ],
          steps: ["Mix oats, almonds and syrup.", "Bake at 160 °C, stirring once.", "Cool, then add the berries."],
          rating: nil, hue: 0.92),
      ],
      groceries: [Grocery(name: "Lemons", isObtained: true), Grocery(name: "Coconut milk"), Grocery(name: "")])
  }
}
